/**
 * What `up` shows of a line of the server's log: errors and warnings whole, and the link of a mail that no mail
 * server sends. Null for what need not be seen.
 */
export function shownOf(line: string): string | null {
  if (!line.includes('"event":"mail_not_sent"')) return /"level":"(error|warn)"/.test(line) ? line : null
  try {
    const { link } = JSON.parse(line) as { link?: string }
    return link ? `Sign-in link (no mail server is set): ${link}` : null
  } catch {
    return null // half a line of a server that is ending
  }
}
