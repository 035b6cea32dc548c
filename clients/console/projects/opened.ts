let opened: string | null = null

/** Notes the project that the view of projects shows; null for the list. */
export function open(id: string | null): void {
  opened = id
}

export function openedProject(): string | null {
  return opened
}
