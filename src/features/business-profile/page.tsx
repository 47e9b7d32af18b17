import { Rules } from '../../../generated/rules.ts'
import { type BusinessProfile, handBusinessOver } from '../../actors/profile.ts'
import { useBackstage } from '../../actors/provide.ts'
import { acceptPictures } from '../../actors/slots.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/forms/choice.tsx'
import { FormFoot } from '../../ui/forms/form-foot.tsx'
import { Form, FormNotice } from '../../ui/forms/form.tsx'
import { LeaveDialog } from '../../ui/dialogs/later-dialogs.tsx'
import { Link, TextLink } from '../../ui/text/link.tsx'
import { LoadedScreen } from '../../ui/lists/loaded-screen.tsx'
import { PictureField } from '../../ui/forms/picture-field.tsx'
import { EmptyState } from '../../ui/lists/state.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import { useBusinessProfile, useBusinessProfileForm } from './use-business-profile.ts'

const rules = Rules.EditBusiness

/** The person behind a business. */
export default function BusinessProfilePage() {
  const { t } = useI18n()
  const face = useBusinessProfile()
  return (
    <LoadedScreen
      title={t('profile.businessTitle')}
      back={links.profileOptions}
      face={face}
      failed={t('profile.failed')}
      missing={<EmptyState title={t('profile.missing')} />}
    >
      {(profile) => <ProfileForm profile={profile} />}
    </LoadedScreen>
  )
}

function ProfileForm({ profile }: { readonly profile: BusinessProfile }) {
  const { t } = useI18n()
  const backstage = useBackstage()
  const { form, ...screen } = useBusinessProfileForm(profile)
  const picture = form.files('picture')
  const mails = form.field('wantsMails')
  return (
    <div className={stack.s5}>
      <p className={text.muted}>{t('profile.login', { email: profile.email })}</p>
      {profile.mustVerifyEmail && (
        <FormNotice>
          {t('profile.unverified')} <TextLink href={links.verifyEmail}>{t('profile.verify')}</TextLink>
        </FormNotice>
      )}
      <Form label={t('profile.businessTitle')} refusals={screen.refusals} onSubmit={screen.submit}>
        <PictureField
          {...picture}
          label={t('signup.picture')}
          hint={t('signup.pictureHint')}
          optional
          shape="round"
          accept={acceptPictures}
          picked={picture.picked[0] ?? null}
          {...screen.sending}
        />
        <TextField
          {...form.field('name')}
          label={t('signup.name')}
          name="name"
          autoComplete="name"
          autoCapitalize="words"
          maxLength={rules.name.maxLength}
        />
        <TextField
          {...form.field('phone')}
          label={t('signup.phone')}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <Checkbox
          label={t('profile.mails')}
          checked={mails.value}
          onChange={mails.onChange}
          onBlur={mails.onBlur}
          name="mails"
        />
        <FormFoot
          submit={t('profile.save')}
          working={screen.working}
          progress={screen.waitingFor > 0 ? t('signup.waiting', { count: screen.waitingFor }) : t('profile.saving')}
          error={screen.error}
        />
      </Form>
      <Link
        className={buttonClass('plain', 'full')}
        href={links.profileBusinessDetails}
        onClick={() => handBusinessOver(backstage, profile)}
      >
        {t('profile.toDetails')}
      </Link>
      <Link className={buttonClass('plain', 'full')} href={links.updatePassword}>
        {t('profile.toPassword')}
      </Link>
      {screen.asked && <LeaveDialog onLeave={screen.leave} onStay={screen.stay} />}
    </div>
  )
}
