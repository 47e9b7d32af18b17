import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nProvider } from '../../src/i18n/i18n.tsx'
import { defaultLanguage, isLanguage } from '../../src/i18n/languages.ts'
import { laterWords } from '../../src/i18n/translate.ts'
import '../../src/ui/theme/global.css.ts'
import { LeaveGuards } from '../../src/ui/forms/leave-guard.tsx'
import { bareFrame, ScreenFrameProvider, Screen } from '../../src/ui/screen.tsx'
import { Toasts } from '../../src/ui/toasts/toasts.tsx'
import RegistrationPage from '../../src/features/signup/registration-page.tsx'
import { Basics } from './basics.tsx'
import { ConfirmSample, DialogSample, PickerSample } from './dialogs.tsx'
import { Fields } from './fields.tsx'
import { Standing } from './standing.tsx'
import { States } from './states.tsx'
import { Uploads } from './uploads.tsx'

const parts: Record<string, ReactNode> = {
  basics: <Basics />,
  fields: <Fields />,
  uploads: <Uploads />,
  standing: <Standing />,
  states: <States />,
  confirm: <ConfirmSample />,
  dialog: <DialogSample />,
  picker: <PickerSample />,
}

/** One part of the ui kit in all its states, to look at and to test. */
export function Gallery({ part }: { readonly part: string }) {
  if (part === 'registration') return <RegistrationPage />
  return (
    <Screen title={part} back="/" room={part === 'fields' || part === 'uploads' ? 'form' : 'page'}>
      {parts[part]}
    </Screen>
  )
}

/** `?lang=ar&part=dialogs` */
const query = new URLSearchParams(location.search)
const language = query.get('lang')

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to mount in')

await laterWords.fetch()
createRoot(root).render(
  <StrictMode>
    <I18nProvider language={isLanguage(language) ? language : defaultLanguage}>
      <LeaveGuards>
        <ScreenFrameProvider value={bareFrame}>
          <Gallery part={query.get('part') ?? 'basics'} />
        </ScreenFrameProvider>
        <Toasts />
      </LeaveGuards>
    </I18nProvider>
  </StrictMode>,
)
