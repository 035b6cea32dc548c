import type { Storage } from '@pvyield/contract/schemas'
import { STRATEGIES } from '../storage/strategy/index.ts'
import type { Step } from './step.ts'

/** Strategy of the battery. A plant without a battery has no options. */
export const storageStep: Step = {
  field: 'storage.strategy',
  title: 'Strategy of the storage',
  options: STRATEGIES,
  chosen: ({ storage }) => storage?.strategy ?? '',
  choose: (request, option) => ({
    ...request,
    storage: request.storage === null ? null : { ...request.storage, strategy: option as Storage['strategy'] },
  }),
  idle: ({ storage }) => (storage === null ? 'The plant has no storage' : null),
}
