import { useI18n } from '../../i18n/i18n.tsx'
import type { FilesBinding } from './bind-form.ts'
import type { FieldProps } from './field.tsx'
import { Segmented } from './segmented.tsx'
import { DocumentsField, type DocumentsFieldProps } from './documents-field.tsx'
import { pair } from '../theme/layout.css.ts'

type Answer = {
  /** Null if there is none yet. */
  readonly value: boolean | null
  readonly onChange: (value: boolean) => void
  readonly error?: string | undefined
}

type TrustFieldsProps = {
  readonly licence: Answer
  readonly insurance: Answer
  readonly documents: FilesBinding
  readonly accept: string
  readonly More?: DocumentsFieldProps['More']
}

/** Why customers can trust a business: licence, insurance, documents. */
export function TrustFields({ licence, insurance, documents, accept, More }: TrustFieldsProps) {
  const { t } = useI18n()
  return (
    <>
      <div className={pair}>
        <YesNo {...licence} label={t('fields.licence')} />
        <YesNo {...insurance} label={t('fields.insurance')} />
      </div>
      <DocumentsField
        {...documents}
        label={t('fields.documents')}
        hint={t('fields.documentsHint')}
        optional
        accept={accept}
        add={t('fields.documentsAdd')}
        left={documents.room === 0 ? t('fields.documentsFull') : t('fields.documentsLeft', { count: documents.room })}
        {...(More && { More })}
      />
    </>
  )
}

type YesNoProps = Answer & Pick<FieldProps, 'label' | 'hint'>

/** Yes or No, such as for a licence. */
export function YesNo({ value, onChange, ...field }: YesNoProps) {
  const { t } = useI18n()
  return (
    <Segmented
      {...field}
      value={value === null ? null : value ? 'yes' : 'no'}
      onChange={(answer) => onChange(answer === 'yes')}
      options={[
        { value: 'yes', label: t('ui.yes') },
        { value: 'no', label: t('ui.no') },
      ]}
    />
  )
}
