import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '../http/mount-options.ts'
import { pagePolicy } from '../http/page-policy.ts'
import { Problem } from '../http/problem.ts'
import type { AnyReply } from '../http/respond.ts'
import { escaped } from '../pages/escaped.ts'
import { page } from '../pages/page.ts'
import type { TermsService } from '../terms/service.ts'
import { markdownHtml } from './markdown.ts'

/** A part of the account page. Its script fills what its content leaves empty. */
export interface AccountPart {
  readonly content: string
  /** Name of a script at `/account/assets/`, and its text. */
  readonly script: { readonly name: string; readonly text: string }
}

/** The pages of an account, in the order of their links. */
const PAGES = { runs: ['/account/runs', 'Runs'], account: ['/account', 'Account'] } as const

/** The pages run the scripts of this server, which call its operations. */
const SCRIPTED = ["script-src 'self'", "connect-src 'self'", "form-action 'self'"]
const ASSET_HEADERS = { 'cache-control': 'public, max-age=3600' }

/** The script of a file in the folder `browser`. */
export function browserScript(folder: string, name: string): AccountPart['script'] {
  return { name, text: readFileSync(join(folder, name), 'utf8') }
}

const KEYS_PART: AccountPart = {
  content: `<section aria-labelledby="keys-title">
<h2 id="keys-title" tabindex="-1">API keys</h2>
<p>A program sends a key as <code>Authorization: Bearer</code>. Its runs are stored.</p>
<form id="new-key"><label>Name of a new key <input name="label" required maxlength="100" autocomplete="off"></label><button type="submit">Make a key</button></form>
<div role="status"><p id="made-key" class="note" hidden></p></div>
<table id="keys"><caption>Your keys</caption><thead><tr><th scope="col">Name</th><th scope="col">Ends with</th><th scope="col">Made</th><th scope="col">Last used</th><th scope="col">Revoke</th></tr></thead><tbody></tbody></table>
<p><label><input id="keys-may-raise" type="checkbox"> Keys may raise the budget, open the page of cards and invoices, and make and revoke other keys</label></p>
</section>`,
  script: browserScript(join(import.meta.dir, 'browser'), 'keys.js'),
}

const PERSON_PART: AccountPart = {
  content: `<section aria-labelledby="person-title">
<h2 id="person-title">You</h2>
<p class="line"><span>Signed in as <strong id="email"></strong></span> <button type="button" id="sign-out">Sign out</button></p>
<p id="new-terms" class="refusal" hidden>The <a href="/terms">terms</a> have changed. <button type="button" id="accept-terms">Accept them</button></p>
<form id="profile"><label>Name <input name="name" maxlength="200" autocomplete="name"></label><label>Business <input name="business_name" maxlength="200" autocomplete="organization"></label><button type="submit">Save</button></form>
<div role="status"><p id="saved" class="note" hidden>Saved.</p></div>
<form id="logo"><label>Logo on reports (PNG or JPEG, at most 1 MB and 2 million pixels) <input name="file" type="file" accept="image/png,image/jpeg" required></label><span class="tools"><button type="submit">Store the logo</button><button type="button" id="remove-logo" hidden>Remove the logo</button></span></form>
<div role="status"><img id="shown-logo" alt="Your logo" hidden></div>
</section>`,
  script: browserScript(join(import.meta.dir, 'browser'), 'person.js'),
}

const EVENTS_PART: AccountPart = {
  content: `<section aria-labelledby="events-title">
<h2 id="events-title">Security</h2>
<table id="events"><caption>What happened to your account</caption><thead><tr><th scope="col">When</th><th scope="col">What</th><th scope="col">From</th></tr></thead><tbody></tbody></table>
<h3>Your data</h3>
<p><a href="/api/me/export" download>Everything that is stored of you</a> (JSON)</p>
<form id="delete-account"><label>To delete the account and all that is stored of you, type your email address <input name="email" type="email" required autocomplete="off"></label><button type="submit">Delete the account</button></form>
</section>`,
  script: browserScript(join(import.meta.dir, 'browser'), 'events.js'),
}

/**
 * Pages to sign in, to read the terms, and of the account.
 * @param sendsMail  false where links are written to the log instead
 * @param runs       the page of the stored runs
 * @param more       parts of the account page that other parts of the service bring
 */
export function accountPages(
  terms: TermsService,
  sendsMail: boolean,
  runs: AccountPart,
  more: readonly AccountPart[] = [],
): readonly Page[] {
  const parts = [PERSON_PART, KEYS_PART, ...more, EVENTS_PART]
  const scripts = new Map(
    [
      ...['signin.js', 'account.js', 'call.js'].map((name) => browserScript(join(import.meta.dir, 'browser'), name)),
      ...[...parts, runs].map(({ script }) => script),
      // A page that has no inline script cannot list its parts otherwise.
      { name: 'parts.js', text: parts.map(({ script }) => `import '/account/assets/${script.name}'\n`).join('') },
    ].map(({ name, text }) => [name, text]),
  )
  return [
    scriptedPage('/signin', 'Sign in', signInPage(terms.version, sendsMail), '/account/assets/signin.js'),
    scriptedPage('/account', 'Your account', accountPage('account', parts), '/account/assets/parts.js'),
    scriptedPage('/account/runs', 'Your runs', accountPage('runs', [runs]), `/account/assets/${runs.script.name}`),
    staticPage('/terms', page('Terms and conditions', markdownHtml(terms.text.replace(/^# .*\n/, '')))),
    {
      path: '/account/assets/:name',
      answer: (name): AnyReply => {
        const text = scripts.get(name)
        if (text === undefined) throw new Problem('not_found', 'The account page has no script of this name')
        return { status: 200, contentType: 'text/javascript', body: text, headers: ASSET_HEADERS }
      },
    },
  ]
}

function signInPage(termsVersion: string, sendsMail: boolean): string {
  const way = sendsMail
    ? { begin: 'A link is sent to your email address.', next: 'Check your mail', sent: 'We have sent a link to <strong></strong>.' }
    : {
        begin: 'This server sends no mail: it writes the link where it runs, to the terminal of <code>bun run up</code> or to its log.',
        next: 'Look at the terminal or the log of the server',
        sent: 'The link for <strong></strong> is in the terminal of <code>bun run up</code>, or in the line <code>mail_not_sent</code> of the log of the server.',
      }
  return `<p>${way.begin} It signs you in; there is no password.</p>
<form id="sign-in" data-terms="${escaped(termsVersion)}">
<label>Email address <input name="email" type="email" required maxlength="254" autocomplete="email"></label>
<label><input name="accept" type="checkbox" required> I accept the <a href="/terms">terms and conditions</a></label>
<button type="submit">${sendsMail ? 'Send the link' : 'Make the link'}</button>
</form>
<div role="alert"><p id="refusal" class="refusal" hidden></p></div>
<div id="sent" hidden><h2 tabindex="-1">${way.next}</h2><p>${way.sent} It works once, for 15 minutes.</p></div>
<noscript><p>This page needs JavaScript. Programs use <code>POST /api/auth/start</code>.</p></noscript>`
}

function accountPage(current: keyof typeof PAGES, parts: readonly AccountPart[]): string {
  const links = Object.entries(PAGES).map(
    ([id, [path, title]]) => `<a href="${path}"${id === current ? ' aria-current="page"' : ''}>${title}</a>`,
  )
  return `<nav class="tabs" aria-label="Account">${links.join('')}</nav>
<div role="alert"><p id="refusal" class="refusal" hidden></p></div>
<p id="signed-out" hidden>You are not signed in. <a href="/signin">Sign in</a></p>
<noscript><p>This page needs JavaScript. Programs use the operations of <a href="/docs">the reference</a>.</p></noscript>
<div id="signed-in" class="parts" hidden>
${parts.map(({ content }) => content).join('\n')}
</div>`
}

function scriptedPage(path: string, title: string, content: string, script: string): Page {
  const html = page(title, content, script)
  return staticPage(path, html, SCRIPTED)
}

function staticPage(path: string, html: string, more: readonly string[] = []): Page {
  const headers = pagePolicy(html, more)
  return { path, answer: () => ({ status: 200, contentType: 'text/html', body: html, headers }) }
}
