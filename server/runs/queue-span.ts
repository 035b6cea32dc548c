/** Name of the accepted runs in traces. */
export const QUEUE = 'pvyield-runs'

/** What the spans of accepted runs state. */
export function messaging(operation: 'send' | 'process') {
  return {
    'messaging.system': 'pvyield',
    'messaging.destination.name': QUEUE,
    'messaging.operation.name': operation,
    'messaging.operation.type': operation,
  }
}
