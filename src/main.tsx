import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { early } from './ahead.ts'
import { App, openEnvironment } from './app/app.tsx'
import './ui/theme/global.css.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to mount in')

createRoot(root).render(
  <StrictMode>
    <App environment={openEnvironment(early)} />
  </StrictMode>,
)
