import type { Words } from '../en/index.ts'

export const blocks: Words['blocks'] = {
  business: 'Bloquear empresa',
  customer: 'Bloquear cliente',
  ask: '¿Bloquear a {{name}}?',
  text: {
    business:
      '{{name}} dejará de ver tus trabajos y tú no verás sus ofertas. Ninguno podrá escribir al otro. Un trabajo que le hayas asignado sigue, con sus mensajes, hasta que se complete. No se lo decimos. Puedes desbloquearla en las opciones de tu perfil.',
    customer:
      'Dejarás de ver los trabajos de {{name}}, y tus ofertas en ellos se ocultan. Ninguno podrá escribir al otro. Un trabajo que te haya asignado sigue, con sus mensajes, hasta que se complete. No se lo decimos. Puedes desbloquearlo en las opciones de tu perfil.',
  },
  submit: 'Bloquear',
  title: 'Bloqueados',
  lead: 'Ni tú ni ellos veis los trabajos, las ofertas y los mensajes del otro. No se lo decimos.',
  since: 'Bloqueo desde el {{date}}',
  unblock: 'Desbloquear',
  unblockOne: 'Desbloquear a {{name}}',
  failed: 'No se pudo cargar la lista de bloqueados',
  refreshFailed: 'No se pudo actualizar la lista. Puede estar desactualizada.',
  more: 'Mostrar más',
  loadingMore: 'Cargando más',
  moreFailed: 'No se pudo cargar más',
  end: 'No hay nadie más bloqueado',
  empty: {
    title: 'No hay nadie bloqueado',
    customer: 'Puedes bloquear a una empresa en su página o en una conversación con ella.',
    business: 'Puedes bloquear a un cliente en la página de un trabajo o en una conversación.',
  },
}
