import type { Words } from '../en/index.ts'

export const story: Words['story'] = {
  trades: '¿Qué necesitas?',
  allTrades: { one: 'Ver el oficio', other: 'Los {{count}} oficios' },
  businesses: { one: '{{count}} empresa', other: '{{count}} empresas' },
  how: 'Cómo funciona',
  post: 'Publica un trabajo',
  postText: 'Di qué necesitas, añade fotos y tu presupuesto. No cuesta nada.',
  compare: 'Compara las ofertas',
  compareText:
    'Empresas de tu zona envían un precio fijo. Mira sus calificaciones, sus trabajos terminados y qué licencias están verificadas.',
  choose: 'Elige y califica',
  chooseText:
    'Acepta la oferta que te guste, acuerda el resto en un solo lugar y califica el trabajo cuando esté hecho.',
  figures: 'Bidfair en cifras',
  rating: { one: 'de {{count}} calificación', other: 'de {{count}} calificaciones' },
  jobsCompleted: { one: 'trabajo completado', other: 'trabajos completados' },
  members: { one: 'empresa', other: 'empresas' },
  firstBid: 'hasta la primera oferta, en la mitad de los trabajos',
  minutes: { one: '{{count}} minuto', other: '{{count}} minutos' },
  hours: { one: '{{count}} hora', other: '{{count}} horas' },
  reviews: 'Reseñas recientes',
  about: 'sobre',
  business: '¿Tienes una empresa?',
  businessText: 'Ve trabajos de tus oficios en tus ciudades y haz ofertas. Empiezas con una prueba gratuita.',
  join: 'Unirse como empresa',
  find: 'Buscar una empresa',
  aboutUs: 'Acerca de',
  terms: 'Términos',
}
