import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nProvider } from '../../src/i18n/i18n.tsx'
import { defaultLanguage, isLanguage } from '../../src/i18n/languages.ts'
import '../../src/ui/theme/global.css.ts'
import { LeaveGuards } from '../../src/ui/forms/leave-guard.tsx'
import { ScreenFrameProvider } from '../../src/ui/screen.tsx'
import { Toasts } from '../../src/ui/toasts/toasts.tsx'
import { Gallery } from './gallery.tsx'

/** `?lang=ar&part=dialogs` */
const query = new URLSearchParams(location.search)
const language = query.get('lang')

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to mount in')

createRoot(root).render(
  <StrictMode>
    <I18nProvider language={isLanguage(language) ? language : defaultLanguage}>
      <LeaveGuards>
        <ScreenFrameProvider value={{ account: null, notice: null, visitor: null, onShown: () => {} }}>
          <Gallery part={query.get('part') ?? 'basics'} />
        </ScreenFrameProvider>
        <Toasts />
      </LeaveGuards>
    </I18nProvider>
  </StrictMode>,
)
