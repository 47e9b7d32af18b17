import { Rules } from '../../../generated/rules.ts'
import type { CustomerProfile } from '../../actors/profile.ts'
import { acceptPictures } from '../../actors/slots.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/forms/choice.tsx'
import { FormFoot } from '../../ui/forms/form-foot.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { LeaveDialog } from '../../ui/dialogs/later-dialogs.tsx'
import { Link } from '../../ui/text/link.tsx'
import { LoadedScreen } from '../../ui/lists/loaded-screen.tsx'
import { PictureField } from '../../ui/forms/picture-field.tsx'
import { PlaceFields } from '../../ui/forms/place-fields.tsx'
import { EmptyState } from '../../ui/lists/state.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { stack } from '../../ui/theme/layout.css.ts'
import { useCustomerProfile, useCustomerProfileForm } from './use-customer-profile.ts'

// Name and email have the limits that they had at sign-up, whose table every screen has.
const rules = Rules.SignupCustomer

/** A customer's own profile. */
export default function CustomerProfilePage() {
  const { t } = useI18n()
  const face = useCustomerProfile()
  return (
    <LoadedScreen
      title={t('profile.title')}
      back={links.profileOptions}
      face={face}
      failed={t('profile.failed')}
      missing={<EmptyState title={t('profile.missing')} />}
    >
      {(profile) => <ProfileForm profile={profile} />}
    </LoadedScreen>
  )
}

function ProfileForm({ profile }: { readonly profile: CustomerProfile }) {
  const { t } = useI18n()
  const { form, places, ...screen } = useCustomerProfileForm(profile)
  const picture = form.files('picture')
  const mails = form.field('wantsMails')
  return (
    <div className={stack.s5}>
      <Form label={t('profile.title')} refusals={screen.refusals} onSubmit={screen.submit}>
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
        <TextField
          {...form.field('email')}
          label={t('signup.email')}
          hint={t('signup.emailHint')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={rules.email.maxLength}
        />
        <PlaceFields
          withCountry
          place={form.draft}
          places={places}
          onChange={form.change}
          startsAtFirst
          onLeave={form.leave}
          errorOf={form.errorOf}
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
      <Link className={buttonClass('plain', 'full')} href={links.updatePassword}>
        {t('profile.toPassword')}
      </Link>
      {screen.asked && <LeaveDialog onLeave={screen.leave} onStay={screen.stay} />}
    </div>
  )
}
