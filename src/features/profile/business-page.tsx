import { businessProfileForm } from '../../actors/business-profile.ts'
import { type BusinessProfile, businessProfileMachine, stashProfile } from '../../actors/profile.ts'
import { useEnvironment, useMachineOf } from '../../actors/environment-context.ts'
import { acceptPictures } from '../../actors/slots.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { NameField, PhoneField, ProfilePictureField } from '../../ui/forms/person-fields.tsx'
import { FormNotice } from '../../ui/forms/form.tsx'
import { LoadedScreen, useLoaded } from '../../ui/forms/loaded-screen.tsx'
import { EmptyState } from '../../ui/lists/state.tsx'
import { Link, TextLink } from '../../ui/link.tsx'
import { stack } from '../../ui/theme/layout.css.ts'
import { muted } from '../../ui/theme/text.css.ts'
import { EmailNote, MailsLink, PasswordLink, ProfileForm, useProfile } from './profile-form.tsx'

/** The person behind a business. */
export default function BusinessProfilePage() {
  const { t } = useI18n()
  return (
    <LoadedScreen
      title={t('profile.businessTitle')}
      back={links.profileOptions}
      loaded={useLoaded(useMachineOf(businessProfileMachine))}
      failed={t('profile.failed')}
      missing={<EmptyState title={t('profile.missing')} />}
    >
      {(profile) => <PersonForm profile={profile} />}
    </LoadedScreen>
  )
}

function PersonForm({ profile }: { readonly profile: BusinessProfile }) {
  const { t } = useI18n()
  const environment = useEnvironment()
  const { form, ...editing } = useProfile(() => businessProfileForm(environment, profile))
  return (
    <div className={stack.s5}>
      <EmailNote email={profile.email} pending={profile.pendingEmail ?? null} />
      {profile.isEmailVerificationRequired && !profile.isEmailVerified && (
        <FormNotice>
          <span>{`${t('profile.unverified')} `}</span>
          <TextLink href={links.verifyEmail}>{t('profile.verify')}</TextLink>
        </FormNotice>
      )}
      {profile.steppedDown > 0 && <p className={muted}>{t('profile.steppedDown', { count: profile.steppedDown })}</p>}
      <ProfileForm label={t('profile.businessTitle')} editing={editing}>
        <ProfilePictureField {...form.files('picture')} accept={acceptPictures} />
        <NameField {...form.field('name')} />
        <PhoneField {...form.field('phone')} />
      </ProfileForm>
      <Link
        className={buttonClass('plain', 'full')}
        href={links.profileBusinessDetails}
        onClick={() => stashProfile(environment, profile)}
      >
        {t('profile.toDetails')}
      </Link>
      <Link className={buttonClass('plain', 'full')} href={links.business(profile.id)}>
        {t('profile.toPage')}
      </Link>
      <Link className={buttonClass('plain', 'full')} href={links.workPictures}>
        {t('profile.work.title')}
      </Link>
      <MailsLink />
      <PasswordLink />
    </div>
  )
}
