import type { Told } from './en.ts'

export const ar: Told = {
  nobody: 'شخص لم يسجّل الدخول',
  person: (kind, { name, email, password, city, state }) =>
    `يوجد ${kind === 'customer' ? 'عميل' : 'نشاط تجاري'} في ${city}، ${state}: ${name}، يسجّل الدخول بالبريد ${email} وكلمة المرور ${password}.`,
  job: (title) => `العمل «${title}»`,
  calls: {
    '/create-job/customer': (who, { title, category, city, budget, details, pics_url }) =>
      `${who} نشر العمل «${title}» (${category}، ${city}، الميزانية ${budget}، «${details}»، عدد الصور: ${pics_url}).`,
    '/update-job/customer': (who, { jobid }) => `${who} عدّل العمل «${jobid}».`,
    '/delete-job/customer': (who, { jobid }) => `${who} حذف العمل «${jobid}».`,
    '/place-bid/business': (who, { jobId, amount, proposalStatement }) =>
      `${who} قدّم عرضا بمبلغ ${amount} على العمل «${jobId}»: «${proposalStatement}»`,
    '/update-bid/business': (who, { bidId, amount }) => `${who} غيّر عرضه على العمل «${bidId}» إلى ${amount}.`,
    '/withdraw-bid/business': (who, { bidId }) => `${who} سحب عرضه على العمل «${bidId}».`,
    '/decline-bid/customer': (who, { jobId, companyId }) => `${who} رفض عرض ${companyId} على العمل «${jobId}».`,
    '/assign-job/customer': (who, { jobId, companyId }) => `${who} أسند العمل «${jobId}» إلى ${companyId}.`,
    '/end-assignment': (who, { jobId, reason }) => `${who} أنهى إسناد العمل «${jobId}»: «${reason}»`,
    '/mark-completed/business': (who, { jobid, pics_url = '0' }) =>
      `${who} أعلن إنجاز العمل «${jobid}» (عدد الصور: ${pics_url}).`,
    '/rate-job/customer': (who, { jobId, rating, comment }) =>
      `${who} قيّم العمل «${jobId}» بعدد ${rating} من النجوم: «${comment}»`,
    '/answer-rating/business': (who, { jobId, reply }) => `${who} ردّ على تقييم العمل «${jobId}»: «${reply}»`,
    '/send-message': (who, { jobId, text }) => `${who} كتب عن العمل «${jobId}»: «${text}»`,
    '/logout': (who) => `أُنهيت جلسة ${who}.`,
  },
  otherCall: (who, path, body) => `${who} استدعى POST /v1${path} مع ${body}.`,
  gate: {
    holds: (calls) => `الطلب ${calls} في طريقه، والوكيل يحتجزه.`,
    done: (calls) => `في الوكيل، دع الطلب ${calls} يمر.`,
    offline: (calls) => `في الوكيل، ارفض الاتصال للطلب ${calls}، وفي كل مرة يتكرر فيها.`,
    dropped: (calls) => `في الوكيل، اقطع خط الطلب ${calls}، وفي كل مرة يتكرر فيها.`,
    timedOut: (calls) => `في الوكيل، اترك الطلب ${calls} بلا جواب حتى يكف التطبيق عن الانتظار.`,
    serverFailed: (calls) => `في الوكيل، أجب عن الطلب ${calls} بالحالة 500 والرمز INTERNAL_ERROR.`,
    malformed: (calls) => `في الوكيل، اقطع جواب الطلب ${calls} في منتصفه.`,
    refused: (calls, status, code) => `في الوكيل، أجب عن الطلب ${calls} بالحالة ${status} والرمز ${code}.`,
  },
  leaves: 'في علامة تبويب أخرى تتغير جلسة الجهاز: لا يبقى أحد، أو يدخل شخص آخر.',
  needsCode: 'للحساب الذي يسجّل الدخول خطوة ثانية.',
  sessionEnds: 'تُنهى جلسة الجهاز في مكان آخر وهو بلا اتصال، ثم يعود الاتصال.',
}
