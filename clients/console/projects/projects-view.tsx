import { useState } from 'preact/hooks'
import type { ViewProps } from '../shell/view.ts'
import { open, openedProject } from './opened.ts'
import { ProjectCard } from './project-card.tsx'
import { ProjectList } from './project-list.tsx'

/** The projects of the account that is signed in. */
export function ProjectsView({ host, store, state }: ViewProps) {
  const [id, setId] = useState(openedProject)
  const show = (next: string | null) => {
    open(next)
    setId(next)
  }
  return (
    <div class="projects">
      <h1 class="unseen">Projects</h1>
      {id === null ? (
        <ProjectList root={host.root} state={state} onOpen={show} />
      ) : (
        <ProjectCard key={id} root={host.root} id={id} store={store} onClose={() => show(null)} />
      )}
    </div>
  )
}
