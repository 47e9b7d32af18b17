// One name to import from; a screen fetches only the files whose icons it shows.
export {
  BackIcon,
  ForwardIcon,
  PreviousIcon,
  CloseIcon,
  CheckIcon,
  WarningIcon,
  InfoIcon,
  DownIcon,
} from './icons/frame.tsx'
export { CameraIcon, DocumentIcon, PersonIcon, DeleteIcon, SearchIcon } from './icons/file.tsx'
export { LogoutIcon, ExternalIcon, LanguageIcon, MembershipIcon } from './icons/account.tsx'
export { DownloadIcon } from './icons/download.tsx'
export { BellIcon, RetryIcon, PlusIcon, FilterIcon } from './icons/list.tsx'
export { ZoomInIcon, ZoomOutIcon, EditIcon, CallIcon, ClockIcon } from './icons/job.tsx'
