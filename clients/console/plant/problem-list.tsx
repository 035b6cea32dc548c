import type { Problem } from './problems.ts'

const WORDS = { error: 'Error', warning: 'Check', info: 'Note' } as const

/** Problems in words, each with its page in the docs. */
export function ProblemList(props: { readonly root: string; readonly problems: readonly Problem[]; readonly id?: string }) {
  const { root, problems, id } = props
  if (problems.length === 0) return null
  return (
    <ul class="problems" id={id}>
      {problems.map(({ level, page, field, message }) => (
        <li key={`${page} ${field} ${message}`} class={level}>
          <strong>{WORDS[level]}:</strong> {message}{' '}
          <a href={`${root}docs/${page}`}>
            More<span class="unseen"> about {page}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
