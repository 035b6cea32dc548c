/**
 * What `up` shows of a line of the server's log: errors whole, and the link of a mail that no mail
 * server sends. Null for what need not be seen.
 */
export function shownOf(line: string): string | null {
  if (line.includes('"level":"error"')) return line
  if (!line.includes('"event":"mail_not_sent"')) return null
  try {
    const { link } = JSON.parse(line) as { link?: string }
    return link ? `Sign-in link (no mail server is set): ${link}` : null
  } catch {
    return null // half a line of a server that is ending
  }
}
