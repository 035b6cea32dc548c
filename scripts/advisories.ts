const SERIOUS = ['high', 'critical']

interface Advisory {
  readonly severity?: string
  readonly title?: string
  readonly url?: string
}

/**
 * Serious advisories in the output of `bun audit --json`, a line each; null when the registry did not
 * answer.
 */
export function seriousAdvisories(output: string): readonly string[] | null {
  const byPackage = answerIn(output)
  if (byPackage === null) return null
  return Object.entries(byPackage).flatMap(([name, advisories]) =>
    advisories
      .filter(({ severity = '' }) => SERIOUS.includes(severity))
      .map(({ severity, title, url }) => `${name}: ${severity}, ${title} ${url}`),
  )
}

function answerIn(output: string): Record<string, readonly Advisory[]> | null {
  try {
    return JSON.parse(output)
  } catch {
    return null
  }
}
