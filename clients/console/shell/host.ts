import type { WorkerHost } from '../worker/worker-host.ts'

/** What the server writes into the page: the names of its files, and what it can do. */
export interface PageHost extends WorkerHost {
  readonly workerScript: string
  readonly land: string
  /** Whether the server charges for runs. */
  readonly isCharged: boolean
}

/** @param element  the element of the page that the console fills */
export function pageHost({ dataset }: HTMLElement): PageHost {
  const absolute = (path = '') => new URL(path, document.baseURI).href
  const { worker, climate, land, makesYears, charged } = dataset
  return {
    root: absolute('.'),
    workerScript: absolute(worker),
    climate: absolute(climate),
    land: absolute(land),
    makesYears: makesYears === 'true',
    isCharged: charged === 'true',
  }
}
