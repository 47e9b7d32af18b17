import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../../src/ui/theme/global.css.ts'
import { App } from './app.tsx'
import { readReport } from './data.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to mount in')

createRoot(root).render(
  <StrictMode>
    <App report={readReport()} />
  </StrictMode>,
)
