import { slugOf } from './slug.ts'

/** The screens that mails lead to; a test ties them to the app's. Tokens are in the fragment, which no proxy sees. */
export function appLinks({ publicUrl }: Readonly<{ publicUrl: string }>) {
  return {
    login: `${publicUrl}/`,
    /** A page of the server's own; the token of an account follows. */
    unsubscribe: (kind: string) => `${publicUrl}/unsubscribe/${kind}/`,
    /** The same for the mails of one saved search, by its key. */
    unsubscribeSearch: (key: string) => `${publicUrl}/unsubscribe/search/${key}`,
    /** The jobs that a business finds by filters of the list, as its address says them. */
    foundJobs: (filters: Readonly<Record<string, string>>) =>
      `${publicUrl}/dashboard?${new URLSearchParams({ status: 'findWork', ...filters }).toString()}`,
    thread: (jobId: string, businessId: string) => `${publicUrl}/messages?job=${jobId}&business=${businessId}`,
    jobDetails: (id: string) => `${publicUrl}/job-details?id=${id}`,
    /** The page of a business that anybody may read. */
    publicPage: (id: string, name: string) => `${publicUrl}${publicPath(id, name)}`,
    /** What a business says of itself, with its documents. */
    businessDetails: `${publicUrl}/profile-business-details`,
    /** Where a business sees and pays its membership; `outcome` says how it came back from paying. */
    membership: `${publicUrl}/subscription`,
    membershipAfter: (outcome: 'paid' | 'left') => `${publicUrl}/subscription?payment=${outcome}`,
    resetPassword: (token: string) => `${publicUrl}/reset-password#token=${token}`,
    verifyEmail: (token: string) => `${publicUrl}/verify-email#token=${token}`,
    confirmEmail: (token: string) => `${publicUrl}/confirm-email#token=${token}`,
    undoEmailChange: (token: string) => `${publicUrl}/undo-email-change#token=${token}`,
    /** Where a business chooses what it is told of, and how often. */
    savedSearches: `${publicUrl}/saved-searches`,
    /** Where keys are seen and revoked. */
    connections: `${publicUrl}/sessions`,
    /** Where an operator takes up an invitation. */
    operatorInvitation: (token: string) => `${publicUrl}/operator/join#token=${token}`,
    forgotPassword: `${publicUrl}/forgot-password`,
  }
}

/** The path of the page of a business that anybody may read; other names than its own lead there, too. */
export const publicPath = (id: string, name: string): string => `/b/${id}/${encodeURIComponent(slugOf(name))}`
