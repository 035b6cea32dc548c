const EVERY_MILLIS = 50

/** Waits for a condition, however long it takes; the limit of the test ends a wait for what never comes. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await Bun.sleep(EVERY_MILLIS)
}
