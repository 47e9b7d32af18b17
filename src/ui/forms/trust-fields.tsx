import { useI18n } from '../../i18n/i18n.tsx'
import type { FieldBinding, FilesBinding } from './bind-form.ts'
import { YesNo } from './segmented.tsx'
import { DocumentsField, type DocumentsFieldProps } from './documents-field.tsx'
import { pair } from '../theme/layout.css.ts'
import * as text from '../theme/text.css.ts'

type TrustFieldsProps = {
  readonly licence: FieldBinding<boolean>
  readonly insurance: FieldBinding<boolean>
  readonly documents: FilesBinding
  readonly accept: string
  readonly More?: DocumentsFieldProps['More']
}

/**
 * Why customers can trust a business: licence, insurance, documents. Screens that use it load the words of `signup`.
 */
export function TrustFields({ licence, insurance, documents, accept, More }: TrustFieldsProps) {
  const { t } = useI18n()
  return (
    <>
      <p className={text.muted}>{t('signup.trustLead')}</p>
      <div className={pair}>
        <YesNo {...licence} label={t('signup.licence')} />
        <YesNo {...insurance} label={t('signup.insurance')} />
      </div>
      <DocumentsField
        {...documents}
        label={t('signup.documents')}
        hint={t('signup.documentsHint')}
        optional
        accept={accept}
        add={t('signup.documentsAdd')}
        left={documents.room === 0 ? t('signup.documentsFull') : t('signup.documentsLeft', { count: documents.room })}
        {...(More && { More })}
      />
    </>
  )
}
