import type { ViewProps } from '../shell/view.ts'
import { ProjectCard } from './project-card.tsx'
import { ProjectList } from './project-list.tsx'

/** The projects of the account that is signed in: the one that the address names, or all of them. */
export function ProjectsView({ host, store, state }: ViewProps) {
  const { project: id } = state
  return (
    <div class="projects">
      <h1 class="unseen">Projects</h1>
      {id === undefined ? (
        <ProjectList root={host.root} state={state} onOpen={(next) => store.openProject(next)} />
      ) : (
        <ProjectCard key={id} root={host.root} id={id} store={store} onClose={() => store.openProject(null)} />
      )}
    </div>
  )
}
