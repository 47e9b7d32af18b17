import { useI18n } from '../i18n/i18n.tsx'
import { buttonClass } from './button.tsx'
import { PlusIcon } from './icons.tsx'
import { Link } from './link.tsx'

type PostJobLinkProps = { readonly href: string; readonly width?: 'full' | 'phone' }

/** What a customer does first: the way to the form of a job. */
export function PostJobLink({ href, width = 'phone' }: PostJobLinkProps) {
  const { t } = useI18n()
  return (
    <Link className={buttonClass('primary', width)} href={href}>
      <PlusIcon />
      <span>{t('dashboard.postJob')}</span>
    </Link>
  )
}
