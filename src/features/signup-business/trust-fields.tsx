import { acceptDocuments } from '../../actors/slots.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { YesNo } from '../../ui/choice.tsx'
import { DocumentsField } from '../../ui/documents-field.tsx'
import { pair } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import type { BusinessForm, FilesSending } from './use-signup-business.ts'

/** What lets a customer trust the business: licence, insurance, documents. */
export function TrustFields({ form, sending }: { readonly form: BusinessForm; readonly sending: FilesSending }) {
  const { t } = useI18n()
  const licence = form.field('hasLicense')
  const insurance = form.field('hasInsurance')
  const documents = form.files('documents')
  return (
    <>
      <p className={text.muted}>{t('signup.trustLead')}</p>
      <div className={pair}>
        <YesNo label={t('signup.licence')} value={licence.value} onChange={licence.onChange} error={licence.error} />
        <YesNo
          label={t('signup.insurance')}
          value={insurance.value}
          onChange={insurance.onChange}
          error={insurance.error}
        />
      </div>
      <DocumentsField
        {...documents}
        label={t('signup.documents')}
        hint={t('signup.documentsHint')}
        optional
        accept={acceptDocuments}
        add={t('signup.documentsAdd')}
        left={documents.room === 0 ? t('signup.documentsFull') : t('signup.documentsLeft', { count: documents.room })}
        {...sending}
      />
    </>
  )
}
