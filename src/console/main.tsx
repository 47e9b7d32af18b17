import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { openConsole } from '../actors/console/environment.ts'
import { defaultLanguage, languages } from '../i18n/languages.ts'
import { laterWords } from '../i18n/translate.ts'
import { Console } from './app.tsx'
import '../ui/theme/global.css.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to mount in')

const own = languages.find((language) => navigator.language.startsWith(language)) ?? defaultLanguage
const environment = openConsole(window, own)

const start = () =>
  createRoot(root).render(
    <StrictMode>
      <Console environment={environment} />
    </StrictMode>,
  )
// The words of the shared parts; where they cannot be fetched, the provider tries again.
void laterWords.fetch().then(start, start)
