import { useEffect, useState } from 'preact/hooks'
import { ADDRESS_MAX_CHARS, AddressError, addressOf, stateOf } from './address.ts'
import { type ConsoleState, FIRST_STATE, PROJECTS } from './console-state.ts'
import type { SceneLook } from './scene-look.ts'
import { changed, redone, settled, type Undo, undone, undoOf } from './undo.ts'

/** Chromium refuses more than 200 changes of an address in 30 s. */
const ADDRESS_MILLIS = 300

/** The state of the page, its undoing, and its address. */
export class Store {
  /** Why the address of the page could not be read; null when it could. */
  addressFault: string | null = null
  /** Characters of a link that no browser would open, and that the address of the page does not have; null for a link that works. */
  tooLongLink: number | null = null
  private undo: Undo<ConsoleState>
  private readonly listeners = new Set<() => void>()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    this.undo = undoOf(this.read() ?? FIRST_STATE)
    addEventListener('hashchange', () => {
      const state = this.read()
      if (state !== null) this.take(state)
      this.tell()
    })
    addEventListener('pagehide', () => this.write())
  }

  get state(): ConsoleState {
    return this.undo.present
  }

  get canUndo(): boolean {
    return this.undo.past.length > 0
  }

  get canRedo(): boolean {
    return this.undo.future.length > 0
  }

  /**
   * Shows another state.
   * @param gesture  name of what is being moved, whose steps are undone as one
   */
  change(next: ConsoleState, gesture: string | null = null): void {
    this.addressFault = null
    this.set(changed(this.undo, next, gesture))
  }

  /** Shows the same state anew, so that what could not run before runs now. It is not undone. */
  again(): void {
    const { plant, pins } = this.state
    const anew = { plant: { ...plant }, pins: pins.map((pin) => ({ ...pin, plant: { ...pin.plant } })) }
    this.undo = { ...this.undo, present: { ...this.state, ...anew } }
    this.tell()
  }

  /** Ends a gesture: what is moved next is undone by itself. */
  settle(): void {
    this.undo = settled(this.undo)
  }

  /** Opens another view, to which the browser's Back leads. It is not undone. */
  show(view: string): void {
    this.go({ ...this.state, view })
  }

  /** Opens a project, or the list of them, to which the browser's Back leads. It is not undone. @param id  null for the list */
  openProject(id: string | null): void {
    const { project: _, ...rest } = this.state
    this.go({ ...rest, view: PROJECTS, ...(id !== null && { project: id }) })
  }

  /** Looks at the scene from elsewhere. It is not undone. */
  look(look: SceneLook): void {
    this.set(withSeen(this.undo, { ...seenIn(this.state), look }))
  }

  undoOnce(): void {
    this.set(withSeen(undone(this.undo), seenIn(this.state)))
  }

  redoOnce(): void {
    this.set(withSeen(redone(this.undo), seenIn(this.state)))
  }

  /** The address of what is shown, to be sent to someone: that of an empty page while the plant is too large for one. */
  link(): string {
    const { origin, pathname } = location
    return `${origin}${pathname}${this.hash()}`
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Takes the state of another address. */
  private take(next: ConsoleState): void {
    const { look: _, project: __, ...rest } = next
    const { look: ___, project: ____, ...before } = this.state
    if (this.tooLongLink !== null || addressOf(rest) !== addressOf(before)) this.undo = changed(this.undo, next, null)
    else this.undo = withSeen(this.undo, seenIn(next))
    this.tooLongLink = null
  }

  private set(undo: Undo<ConsoleState>): void {
    this.undo = undo
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.write(), ADDRESS_MILLIS)
    this.tell()
  }

  /** Shows another page of the same plant, as a step of the browser's history. */
  private go(next: ConsoleState): void {
    this.write()
    this.undo = { ...this.undo, present: next }
    this.write('pushState')
    this.tell()
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }

  /** A state that is too large for an address stays in the page alone: the address of another one would be wrong. */
  private write(how: 'replaceState' | 'pushState' = 'replaceState'): void {
    clearTimeout(this.timer)
    if (how === 'replaceState' && (this.addressFault !== null || !this.canWrite())) return
    const before = this.tooLongLink
    const hash = this.hash()
    // What Back leads to would have no state to show.
    history[this.tooLongLink === null ? how : 'replaceState'](null, '', hash === '' ? location.pathname + location.search : hash)
    if (before !== this.tooLongLink) this.tell()
  }

  /** The state as the end of an address; empty for one that is too large. */
  private hash(): string {
    const text = addressOf(this.state)
    this.tooLongLink = text.length > ADDRESS_MAX_CHARS ? text.length : null
    return this.tooLongLink === null ? `#${text}` : ''
  }

  /** An address stays empty until something is changed. */
  private canWrite(): boolean {
    return location.hash !== '' || this.canUndo || this.canRedo
  }

  private read(): ConsoleState | null {
    try {
      const state = stateOf(location.hash)
      this.addressFault = null
      return state
    } catch (cause) {
      if (!(cause instanceof AddressError)) throw cause
      this.addressFault = cause.message
      return null
    }
  }
}

/** What is shown besides the plant: it is not undone. */
interface Seen {
  readonly look: SceneLook | undefined
  readonly project: string | undefined
}

function seenIn({ look, project }: ConsoleState): Seen {
  return { look, project }
}

function withSeen(undo: Undo<ConsoleState>, { look, project }: Seen): Undo<ConsoleState> {
  const { look: _, project: __, ...rest } = undo.present
  return { ...undo, present: { ...rest, ...(look !== undefined && { look }), ...(project !== undefined && { project }) } }
}

/** The store's state; the component is drawn again when it changes. */
export function useStore(store: Store): ConsoleState {
  const [, draw] = useState({})
  useEffect(() => store.subscribe(() => draw({})), [store])
  return store.state
}
