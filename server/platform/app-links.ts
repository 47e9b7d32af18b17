/** The screens that mails lead to; a test ties them to the app's. Tokens are in the fragment, which no proxy sees. */
export function appLinks({ publicUrl }: Readonly<{ publicUrl: string }>) {
  return {
    login: `${publicUrl}/`,
    /** A page of the server's own; the token of an account follows. */
    unsubscribe: (kind: string) => `${publicUrl}/unsubscribe/${kind}/`,
    thread: (jobId: string, businessId: string) => `${publicUrl}/messages?job=${jobId}&business=${businessId}`,
    jobDetails: (id: string) => `${publicUrl}/job-details?id=${id}`,
    /** What a business says of itself, with its documents. */
    businessDetails: `${publicUrl}/profile-business-details`,
    resetPassword: (token: string) => `${publicUrl}/reset-password#token=${token}`,
    verifyEmail: (token: string) => `${publicUrl}/verify-email#token=${token}`,
    confirmEmail: (token: string) => `${publicUrl}/confirm-email#token=${token}`,
    undoEmailChange: (token: string) => `${publicUrl}/undo-email-change#token=${token}`,
    /** Where keys are seen and revoked. */
    connections: `${publicUrl}/sessions`,
    forgotPassword: `${publicUrl}/forgot-password`,
  }
}
