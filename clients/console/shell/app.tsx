import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { DropZone } from '../plant/drop-zone.tsx'
import { withFileName } from '../plant/missing-file.ts'
import { type Store, useStore } from '../state/store.ts'
import { StoredNote } from '../stored/stored-note.tsx'
import type { WorkerPool } from '../worker/pool.ts'
import { useRun } from '../worker/use-run.ts'
import type { PageHost } from './host.ts'
import { NoLink } from './no-link.tsx'
import { Toolbar } from './toolbar.tsx'
import type { ViewProps } from './view.ts'
import { VIEWS } from './views.ts'

/** The console: its tools, and the view that the state names. */
export function App(props: { readonly host: PageHost; readonly pool: WorkerPool; readonly store: Store }) {
  const { host, pool, store } = props
  const state = useStore(store)
  const view = VIEWS.find(({ id }) => id === state.view) ?? VIEWS[0]
  const picture = view?.hasPicture === true ? state.picture : undefined
  const own = useRun(pool, state.plant, picture)
  const run = { ...own, failures: withFileName(own.failures, state.plant, state.files) }
  const [{ Shown }, setShown] = useState<{ readonly Shown: ComponentType<ViewProps> | null }>({ Shown: null })
  useEffect(() => {
    let isCurrent = true
    void view?.load().then((Shown) => isCurrent && setShown({ Shown }))
    return () => {
      isCurrent = false
    }
  }, [view])
  return (
    <>
      <Toolbar store={store} state={state} view={view?.id ?? ''} />
      {store.addressFault === null ? null : (
        <p class="refusal" role="alert">
          {store.addressFault}
        </p>
      )}
      {store.tooLongLink === null ? null : <NoLink chars={store.tooLongLink} />}
      <StoredNote store={store} state={state} run={run} root={host.root} />
      <DropZone host={host} pool={pool} store={store} state={state} />
      {Shown === null ? null : <Shown host={host} pool={pool} store={store} state={state} run={run} />}
    </>
  )
}
