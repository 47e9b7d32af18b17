import type { Told } from './en.ts'

export const es: Told = {
  nobody: 'Alguien sin sesión',
  person: (kind, { name, email, password, city, state }) =>
    `Existe ${kind === 'customer' ? 'un cliente' : 'una empresa'} en ${city}, ${state}: ${name}, que entra como ${email} con la contraseña ${password}.`,
  job: (title) => `el trabajo «${title}»`,
  calls: {
    '/create-job/customer': (who, { title, category, city, budget, details, pics_url }) =>
      `${who} ha publicado el trabajo «${title}» (${category}, ${city}, presupuesto ${budget}, «${details}», imágenes: ${pics_url}).`,
    '/update-job/customer': (who, { jobid }) => `${who} ha editado el trabajo «${jobid}».`,
    '/delete-job/customer': (who, { jobid }) => `${who} ha eliminado el trabajo «${jobid}».`,
    '/place-bid/business': (who, { jobId, amount, proposalStatement }) =>
      `${who} ha ofertado ${amount} por el trabajo «${jobId}»: «${proposalStatement}»`,
    '/update-bid/business': (who, { bidId, amount }) =>
      `${who} ha cambiado su oferta por el trabajo «${bidId}» a ${amount}.`,
    '/withdraw-bid/business': (who, { bidId }) => `${who} ha retirado su oferta por el trabajo «${bidId}».`,
    '/decline-bid/customer': (who, { jobId, companyId }) =>
      `${who} ha rechazado la oferta de ${companyId} por el trabajo «${jobId}».`,
    '/assign-job/customer': (who, { jobId, companyId }) => `${who} ha dado el trabajo «${jobId}» a ${companyId}.`,
    '/end-assignment': (who, { jobId, reason }) => `${who} ha terminado el encargo del trabajo «${jobId}»: «${reason}»`,
    '/mark-completed/business': (who, { jobid, pics_url = '0' }) =>
      `${who} ha marcado el trabajo «${jobid}» como terminado (imágenes: ${pics_url}).`,
    '/rate-job/customer': (who, { jobId, rating, comment }) =>
      `${who} ha valorado el trabajo «${jobId}» con ${rating} estrellas: «${comment}»`,
    '/answer-rating/business': (who, { jobId, reply }) =>
      `${who} ha respondido a la valoración del trabajo «${jobId}»: «${reply}»`,
    '/send-message': (who, { jobId, text }) => `${who} ha escrito sobre el trabajo «${jobId}»: «${text}»`,
    '/logout': (who) => `La sesión de ${who} ha sido cerrada.`,
  },
  otherCall: (who, path, body) => `${who} ha llamado a POST /v1${path} con ${body}.`,
  gate: {
    holds: (calls) => `La llamada ${calls} está en camino, retenida por el proxy.`,
    done: (calls) => `En el proxy, deje pasar la llamada ${calls}.`,
    offline: (calls) => `En el proxy, rechace la conexión de la llamada ${calls}, cada vez que se repita.`,
    dropped: (calls) => `En el proxy, corte la línea de la llamada ${calls}, cada vez que se repita.`,
    timedOut: (calls) => `En el proxy, deje la llamada ${calls} sin respuesta hasta que la aplicación desista.`,
    serverFailed: (calls) => `En el proxy, responda a la llamada ${calls} con el estado 500, código INTERNAL_ERROR.`,
    malformed: (calls) => `En el proxy, corte por la mitad la respuesta de la llamada ${calls}.`,
    refused: (calls, status, code) =>
      `En el proxy, responda a la llamada ${calls} con el estado ${status}, código ${code}.`,
  },
  leaves: 'En otra pestaña cambia la sesión del dispositivo: no queda nadie, o entra otra persona.',
  needsCode: 'La cuenta que inicia sesión tiene un segundo paso.',
  sessionEnds:
    'La sesión del dispositivo se cierra en otro lugar mientras no hay conexión; después vuelve la conexión.',
}
