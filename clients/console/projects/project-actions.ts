import type { NewProjectLink, ProjectRuns, Variant, VariantEntry } from '@pvyield/sdk'
import type { Plant } from '../state/console-state.ts'
import type { Store } from '../state/store.ts'
import { call } from './service.ts'
import type { OpenProject } from './use-project.ts'

export const LINK_DAYS = 30
/** A project has one link. What ends cannot be brought back. */
const NEW_LINK = 'Make a new link? The link of now ends at once: whoever has it can no longer read the project.'
const END_LINK = 'End the link? Whoever has it can no longer read the project. A new link has another address.'

/** What one does to a project. */
export function projectActions(root: string, { path, project, say, act }: OpenProject, setLink: (link: string | null) => void) {
  return {
    change: (set: object) => void act(() => call(root, 'PATCH', path, { revision: project?.revision, ...set })),
    /** @param variants  ids of those that run; all without */
    run: (variants?: readonly string[]) =>
      void act(async () => {
        const { accepted, refused } = await call<ProjectRuns>(root, 'POST', `${path}/run`, { ...(variants && { variants }) })
        if (accepted.length + refused.length === 0) say('Every variant has a run of its request.')
        if (refused.length > 0) say(refused.map(({ detail }) => detail).join(' '))
      }),
    share: () => {
      if (project?.shared === true && !confirm(NEW_LINK)) return
      void act(async () => setLink((await call<NewProjectLink>(root, 'POST', `${path}/share`, { days: LINK_DAYS })).link))
    },
    unshare: () => {
      if (!confirm(END_LINK)) return
      void act(async () => {
        await call(root, 'DELETE', `${path}/share`)
        setLink(null)
      })
    },
  }
}

/** What one does to a variant. */
export function variantActions(root: string, { path, act }: OpenProject, store: Store) {
  return {
    onChange: ({ variant_id, revision }: VariantEntry, set: object) =>
      void act(() => call(root, 'PATCH', `${path}/variants/${variant_id}`, { revision, ...set })),
    onCopy: ({ variant_id }: VariantEntry) => void act(() => call(root, 'POST', `${path}/variants`, { copy_of: variant_id })),
    onDelete: ({ variant_id, name }: VariantEntry) => {
      if (confirm(`Delete the variant “${name}”? Its runs stay.`)) void act(() => call(root, 'DELETE', `${path}/variants/${variant_id}`))
    },
    onShow: ({ variant_id }: VariantEntry) =>
      void act(async () => {
        const { kind, request } = await call<Variant>(root, 'GET', `${path}/variants/${variant_id}`)
        store.change({ ...store.state, plant: { kind, body: request } as unknown as Plant })
        store.show('start')
      }),
  }
}
