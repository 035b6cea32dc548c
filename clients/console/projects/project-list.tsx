import type { Project, ProjectEntry, ProjectPage } from '@pvyield/sdk'
import { useEffect, useState } from 'preact/hooks'
import type { ConsoleState } from '../state/console-state.ts'
import { wholeRequest } from '../take/whole-request.ts'
import { call, isSignedOut, messageOf } from './service.ts'
import { SignInFirst } from './sign-in-first.tsx'

interface Props {
  readonly root: string
  readonly state: ConsoleState
  readonly onOpen: (id: string) => void
}

/** All projects, with a search. */
export function ProjectList({ root, state, onOpen }: Props) {
  const { q, setQ, projects, next, more, fault, setFault } = useProjects(root)
  const create = async () => {
    const name = state.place || 'New project'
    const variants = [{ name: 'Variant 1', request: await wholeRequest(state) }]
    onOpen((await call<Project>(root, 'POST', 'api/projects', { name, variants })).project_id)
  }
  if (isSignedOut(fault)) return <SignInFirst root={root} />
  return (
    <section class="card" aria-labelledby="projects-title">
      <h2 id="projects-title">Projects</h2>
      <div class="tools">
        <input
          type="search"
          aria-label="Search projects"
          placeholder="Search names and notes"
          value={q}
          maxLength={100}
          onInput={(event) => setQ(event.currentTarget.value)}
        />
        <button type="button" class="primary" onClick={() => void create().catch(setFault)}>
          New project with this plant
        </button>
      </div>
      {projects?.length === 0 ? (
        <p class="hint">{q === '' ? 'There is no project yet. Pinned plants become one under Compare.' : 'No project has these words.'}</p>
      ) : null}
      <Entries projects={projects ?? []} onOpen={onOpen} />
      {next === null ? null : (
        <button type="button" onClick={more}>
          More
        </button>
      )}
      <p class="fault" role="status">
        {fault === null ? '' : messageOf(fault)}
      </p>
    </section>
  )
}

function Entries({ projects, onOpen }: { readonly projects: readonly ProjectEntry[] } & Pick<Props, 'onOpen'>) {
  return (
    <ul class="project-list">
      {projects.map(({ project_id, name, notes, variant_count, updated_at, shared }) => (
        <li key={project_id}>
          <button type="button" class="link" onClick={() => onOpen(project_id)}>
            {name}
          </button>
          <small>
            {variant_count === 1 ? '1 variant' : `${variant_count} variants`}, changed {updated_at.slice(0, 10)}
            {shared ? ', has a link' : ''}
          </small>
          {notes === '' ? null : <p>{notes.slice(0, 160)}</p>}
        </li>
      ))}
    </ul>
  )
}

/** The projects that have the words that are searched, the first page of them and those that were asked for. */
function useProjects(root: string) {
  const [q, setQ] = useState('')
  const [projects, setProjects] = useState<readonly ProjectEntry[] | null>(null)
  const [next, setNext] = useState<string | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  const load = async (before: string | null) => {
    const query = new URLSearchParams({ limit: '50', ...(q.trim() !== '' && { q: q.trim() }), ...(before !== null && { before }) })
    const page = await call<ProjectPage>(root, 'GET', `api/projects?${query}`)
    setProjects((shown) => (before === null ? page.projects : [...(shown ?? []), ...page.projects]))
    setNext(page.next)
  }
  useEffect(() => {
    const timer = setTimeout(() => void load(null).catch(setFault), projects === null ? 0 : 250)
    return () => clearTimeout(timer)
  }, [q])
  const more = () => void load(next).catch(setFault)
  return { q, setQ, projects, next, more, fault, setFault }
}
