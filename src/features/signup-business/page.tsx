import { Suspense } from 'react'
import { acceptDocuments } from '../../actors/slots.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../routes.ts'
import { Checkbox } from '../../ui/forms/choice.tsx'
import { TrustFields } from '../../ui/forms/trust-fields.tsx'
import { FormFoot } from '../../ui/forms/form-foot.tsx'
import { Form, FormSection } from '../../ui/forms/form.tsx'
import { LeaveDialog } from '../../ui/dialogs/later-dialogs.tsx'
import { OutsideLink, TextLink } from '../../ui/text/link.tsx'
import { Screen } from '../../ui/screen.tsx'
import * as text from '../../ui/theme/text.css.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { BusinessFields } from './business-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import * as styles from './signup-business.css.ts'
import { useSignupBusiness } from './use-signup-business.ts'

/** Business registration. */
export default function SignupBusinessPage() {
  const { t } = useI18n()
  const screen = useSignupBusiness()
  const { form, places, categories, working, sending } = screen
  const terms = form.field('termsAccepted')
  const progress = screen.waitingFor > 0 ? t('signup.waiting', { count: screen.waitingFor }) : t('signup.submitting')

  return (
    <Screen title={t('signup.businessTitle')} back={links.registration} room="form">
      <div className={styles.lead}>
        <p className={text.body}>{t('signup.businessLead')}</p>
        <p className={text.muted}>{t('signup.requiredNote')}</p>
      </div>
      <Form label={t('signup.businessTitle')} refusals={screen.refusals} onSubmit={screen.submit}>
        <FormSection title={t('signup.personal')}>
          <PersonFields form={form} sending={sending} />
        </FormSection>
        <FormSection title={t('signup.business')}>
          <BusinessFields form={form} places={places} categories={categories} sending={sending} />
        </FormSection>
        <FormSection title={t('signup.trust')}>
          <TrustFields
            licence={form.field('hasLicense')}
            insurance={form.field('hasInsurance')}
            documents={form.files('documents')}
            accept={acceptDocuments}
            sending={sending}
          />
        </FormSection>
        <Checkbox
          checked={terms.value}
          onChange={terms.onChange}
          onBlur={terms.onBlur}
          error={terms.error}
          name="terms"
          label={
            <>
              {t('signup.terms')}{' '}
              <OutsideLink href={links.terms}>
                {t('signup.termsLink')}
                <VisuallyHidden>{` (${t('signup.newTab')})`}</VisuallyHidden>
              </OutsideLink>
            </>
          }
        />
        <FormFoot submit={t('signup.submit')} working={working} progress={progress} error={screen.error} />
      </Form>
      <p className={styles.login}>
        {t('signup.haveAccount')}{' '}
        <TextLink alone href={links.login}>
          {t('signup.login')}
        </TextLink>
      </p>
      <Suspense>{screen.asked && <LeaveDialog onLeave={screen.leave} onStay={screen.stay} />}</Suspense>
    </Screen>
  )
}
