import { useLocation, useSearch } from 'wouter'
import { categoriesMachine, locationsMachine } from '../../actors/reference-data.ts'
import { postJobForm, withCategory } from '../../actors/post-job.ts'
import { useMachineOf, useSetup, useOptionalSession } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { idIn, links } from '../../shared/routes.ts'
import { useRegistration } from '../../ui/forms/use-registration.ts'
import { useLoaded } from '../../ui/forms/use-loaded.ts'
import { toast } from '../../ui/toasts/toast.ts'

/** The form that posts a job: its fields, their options, and the state of sending. */
export function usePostJob() {
  const { t } = useI18n()
  const [, navigate] = useLocation()
  const search = useSearch()
  const setup = useSetup((environment) => postJobForm(environment, idIn(search, 'again')))
  const screen = useRegistration(setup, {
    onSaved: ({ message, jobId, businessesTold }) => {
      toast.success(message)
      // Back leads past the form, which is done with.
      navigate(links.jobDetails(jobId), { replace: true, state: { businessesTold } })
    },
  })
  const { form } = screen
  const session = useOptionalSession()
  return {
    ...screen,
    /** Said before anything is typed: the server takes no job yet. */
    mustVerify: session?.userType === 'customer' && session.user.mustVerifyEmail === true,
    places: useLoaded(useMachineOf(locationsMachine)),
    categories: useLoaded(useMachineOf(categoriesMachine)),
    chooseCategory: (category: string) => form.change(withCategory(form.draft, category, t.category)),
  }
}
