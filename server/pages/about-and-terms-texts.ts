import type { Language } from '../schema/column-types.ts'

/** One page: a title and paragraphs, each under a heading of its own or none. Plain text without markup. */
export type PageText = Readonly<{
  title: string
  paragraphs: readonly Readonly<{ heading?: string; text: string }>[]
}>

type Pages = Readonly<Record<'about' | 'terms', PageText>>

export const en: Pages = {
  about: {
    title: 'About Bidfair',
    paragraphs: [
      { text: 'Bidfair brings people who need something done together with the local businesses that do it.' },
      {
        heading: 'For customers',
        text: 'Post a job with a few photos and a budget. Businesses of that trade in your city make you an offer; compare price, rating and experience, and accept the one you trust.',
      },
      {
        heading: 'For businesses',
        text: 'See the jobs in your cities and trades, make one clear offer for each, and build your reputation with every job that you complete.',
      },
    ],
  },
  terms: {
    title: 'Terms and conditions',
    paragraphs: [
      {
        heading: 'What we do',
        text: 'Bidfair is a place to meet. The contract for the work is made between the customer and the business alone.',
      },
      {
        heading: 'Your account',
        text: 'Give true details, keep your password to yourself, and use one account. What is done from your account counts as yours.',
      },
      {
        heading: 'Jobs and bids',
        text: 'A job describes real work. A bid is a serious offer in US dollars. By accepting a bid the customer gives the job to that business.',
      },
      {
        heading: 'Fair dealing',
        text: 'Ratings tell of the work that was done. Whoever deceives, threatens or insults others can be shut out.',
      },
      {
        heading: 'Your data',
        text: 'We keep what you enter to run the marketplace, remove place and camera from your photos, and show your phone number to the other side only once a job is assigned.',
      },
    ],
  },
}

export const es: Pages = {
  about: {
    title: 'Quiénes somos',
    paragraphs: [
      { text: 'Bidfair une a quienes necesitan un trabajo con las empresas locales que lo hacen.' },
      {
        heading: 'Para clientes',
        text: 'Publica un trabajo con algunas fotos y un presupuesto. Las empresas de ese oficio en tu ciudad te hacen una oferta; compara precio, calificación y experiencia, y acepta la que te dé confianza.',
      },
      {
        heading: 'Para empresas',
        text: 'Mira los trabajos de tus ciudades y oficios, haz una oferta clara para cada uno y gana reputación con cada trabajo que termines.',
      },
    ],
  },
  terms: {
    title: 'Términos y condiciones',
    paragraphs: [
      {
        heading: 'Qué hacemos',
        text: 'Bidfair es un lugar de encuentro. El contrato del trabajo se hace solo entre el cliente y la empresa.',
      },
      {
        heading: 'Tu cuenta',
        text: 'Da datos verdaderos, guarda tu contraseña y usa una sola cuenta. Lo que se haga desde tu cuenta se considera tuyo.',
      },
      {
        heading: 'Trabajos y ofertas',
        text: 'Un trabajo describe una tarea real. Una oferta es seria y en dólares estadounidenses. Al aceptar una oferta, el cliente asigna el trabajo a esa empresa.',
      },
      {
        heading: 'Trato justo',
        text: 'Las calificaciones hablan del trabajo hecho. Quien engañe, amenace o insulte a otros puede ser excluido.',
      },
      {
        heading: 'Tus datos',
        text: 'Guardamos lo que escribes para que Bidfair funcione, quitamos de tus fotos el lugar y la cámara, y mostramos tu teléfono a la otra parte solo cuando el trabajo está asignado.',
      },
    ],
  },
}

export const ar: Pages = {
  about: {
    title: 'من نحن',
    paragraphs: [
      { text: 'يجمع Bidfair بين من يحتاج إلى إنجاز عمل وبين الشركات المحلية التي تنجزه.' },
      {
        heading: 'للعملاء',
        text: 'انشر عملًا مع بعض الصور وميزانية. تقدّم لك الشركات المختصة في مدينتك عروضها؛ قارن السعر والتقييم والخبرة واقبل العرض الذي تثق به.',
      },
      {
        heading: 'للشركات',
        text: 'اطّلع على الأعمال المطلوبة في مدنك وفئاتك، وقدّم عرضًا واضحًا لكل منها، وابنِ سمعتك مع كل عمل تنجزه.',
      },
    ],
  },
  terms: {
    title: 'الشروط والأحكام',
    paragraphs: [
      { heading: 'ما نقوم به', text: 'Bidfair مكان للقاء. عقد التنفيذ يكون بين العميل والشركة وحدهما.' },
      {
        heading: 'حسابك',
        text: 'قدّم بيانات صحيحة، واحتفظ بكلمة المرور لنفسك، واستخدم حسابًا واحدًا. ما يتم من حسابك يُنسب إليك.',
      },
      {
        heading: 'الأعمال والعروض',
        text: 'يصف العمل المنشور مهمة حقيقية. العرض جاد وبالدولار الأمريكي. بقبول العرض يسند العميل العمل إلى تلك الشركة.',
      },
      {
        heading: 'التعامل العادل',
        text: 'تتحدث التقييمات عن الأعمال المنجزة. من يخدع الآخرين أو يهددهم أو يهينهم قد يُستبعد.',
      },
      {
        heading: 'بياناتك',
        text: 'نحفظ ما تدخله لتشغيل Bidfair، ونزيل من صورك المكان وبيانات الكاميرا، ولا نُظهر رقم هاتفك للطرف الآخر إلا بعد إسناد العمل.',
      },
    ],
  },
}

/** The texts of the pages that the server itself serves. */
export const pageTexts: Readonly<Record<Language, Pages>> = { en, es, ar }
