import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { early } from './preload.ts'
import { App, openEnvironment } from './app/app.tsx'
import './ui/theme/global.css.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to mount in')

/** How long pending code and data may take, in milliseconds, before the app draws a placeholder. */
const moment = 250

const environment = openEnvironment(early.call)
// Drawn once with all that is there, rather than bit by bit; in slices, so that a touch meanwhile is heard.
void Promise.race([early.settled, new Promise((resolve) => setTimeout(resolve, moment))]).then(() =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App environment={environment} />
      </StrictMode>,
    ),
  ),
)
