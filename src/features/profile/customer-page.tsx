import { locationsMachine } from '../../actors/reference-data.ts'
import { customerProfileForm } from '../../actors/customer-profile.ts'
import { type CustomerProfile, customerProfileMachine } from '../../actors/profile.ts'
import { useMachineOf } from '../../actors/environment-context.ts'
import { acceptPictures } from '../../actors/slots.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { NameField, PhoneField, ProfilePictureField } from '../../ui/forms/person-fields.tsx'
import { LoadedScreen, useLoaded } from '../../ui/forms/loaded-screen.tsx'
import { PlaceFields } from '../../ui/forms/place-fields.tsx'
import { EmptyState } from '../../ui/lists/state.tsx'
import { stack } from '../../ui/theme/layout.css.ts'
import { EmailNote, MailsLink, PasswordLink, ProfileForm, useProfile } from './profile-form.tsx'

/** A customer's own profile. */
export default function CustomerProfilePage() {
  const { t } = useI18n()
  return (
    <LoadedScreen
      title={t('profile.title')}
      back={links.profileOptions}
      loaded={useLoaded(useMachineOf(customerProfileMachine))}
      failed={t('profile.failed')}
      missing={<EmptyState title={t('profile.missing')} />}
    >
      {(profile) => <CustomerForm profile={profile} />}
    </LoadedScreen>
  )
}

function CustomerForm({ profile }: { readonly profile: CustomerProfile }) {
  const { t } = useI18n()
  const { form, ...editing } = useProfile((environment) => customerProfileForm(environment, profile))
  const places = useLoaded(useMachineOf(locationsMachine))
  return (
    <div className={stack.s5}>
      <EmailNote email={profile.email} pending={profile.pendingEmail ?? null} />
      <ProfileForm label={t('profile.title')} editing={editing}>
        <ProfilePictureField {...form.files('picture')} accept={acceptPictures} />
        <NameField {...form.field('name')} />
        <PhoneField {...form.field('phone')} />
        <PlaceFields form={form} places={places} withCountry startsAtFirst disabled={editing.working} />
      </ProfileForm>
      <MailsLink />
      <PasswordLink />
    </div>
  )
}
