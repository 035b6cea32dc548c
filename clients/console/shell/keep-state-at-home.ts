import { START } from '../state/console-state.ts'
import type { Store } from '../state/store.ts'

/**
 * The header's links to the console show its first view. They would load it anew, without its address, and the plant and
 * the pins were gone. With a key that opens another tab they are links.
 */
export function keepStateAtHome(store: Pick<Store, 'show'>): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header.site a[href="./"]'))
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      store.show(START)
    })
}
