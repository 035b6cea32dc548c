/**
 * Prints which test checks which pvlib vectors, and which have no counterpart, as Markdown: `bun
 * test/vectors-table.ts`.
 */
import vectors from './vectors.json'

const cell = (patterns: readonly string[]): string => patterns.map((pattern) => `\`${pattern}\``).join(', ')

console.log('| Vectors | Checked by |\n|---|---|')
for (const { vectors: patterns, test } of vectors.checked) console.log(`| ${cell(patterns)} | \`${test}\` |`)
console.log('\n| Vectors | Why the engine has no counterpart |\n|---|---|')
for (const { vectors: patterns, why } of vectors.without_counterpart) console.log(`| ${cell(patterns)} | ${why} |`)
