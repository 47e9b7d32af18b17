import { drawn } from './drawn.tsx'

export const DownloadIcon = drawn(<path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14" />)
