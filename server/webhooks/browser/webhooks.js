import { me } from '/account/assets/account.js'
import { call, fillTable, onPress, onSubmit, refuse, timeText } from '/account/assets/call.js'

const said = document.getElementById('made-webhook')
const confirmation = document.getElementById('confirm-webhook')
const log = document.getElementById('webhook-log')
let toConfirm = null
let shown = null

if (me !== null) {
  onSubmit('new-webhook', async ({ url }, form) => {
    const made = await call('POST', '/api/webhooks', { url })
    if (made === null) return
    showSecret(made)
    form.reset()
    askToConfirm(made)
    await list()
  })
  onSubmit('confirm-webhook', async ({ challenge }, form) => {
    const confirmed = await call('POST', `/api/webhooks/${toConfirm.id}/confirm`, { challenge })
    if (confirmed === null) return
    form.reset()
    confirmation.hidden = true
    say(`${confirmed.url} is confirmed.`)
    await list()
  })
  await list()
}

async function list() {
  const webhooks = await call('GET', '/api/webhooks')
  if (webhooks === null) return
  document.getElementById('webhooks').hidden = webhooks.length === 0
  fillTable(
    'webhooks',
    webhooks.map((webhook) => [twoLines(webhook.url, stateText(webhook)), buttons(webhook)]),
  )
  if (!webhooks.some(({ id }) => id === shown)) log.hidden = true
}

/** A cell with what matters, and what is known of it. */
function twoLines(text, more) {
  const soft = document.createElement('span')
  soft.className = 'soft'
  soft.textContent = more
  const cell = document.createElement('span')
  cell.append(text, document.createElement('br'), soft)
  return cell
}

function stateText({ state, disabled_reason, failing_since, events_waiting, events_dropped }) {
  const parts = [state]
  if (disabled_reason !== null) parts.push(disabled_reason)
  else if (failing_since !== null) parts.push(`failing since ${timeText(failing_since)}`)
  if (events_waiting > 0) parts.push(`${events_waiting} waiting`)
  if (events_dropped > 0) parts.push(`${events_dropped} events dropped`)
  return parts.join(', ')
}

function buttons(webhook) {
  const tools = document.createElement('span')
  tools.className = 'tools'
  const isUnconfirmed = webhook.state === 'unconfirmed'
  const all = [
    isUnconfirmed ? ['Confirm', async () => askToConfirm(webhook)] : null,
    [isUnconfirmed ? 'Send the challenge again' : 'Test', () => test(webhook)],
    ['Log', () => showLog(webhook)],
    isUnconfirmed ? null : ['New secret', () => rotate(webhook)],
    isUnconfirmed ? null : [webhook.state === 'active' ? 'Switch off' : 'Switch on', () => change(webhook)],
    ['Delete', () => remove(webhook)],
  ]
  for (const entry of all) {
    if (entry === null) continue
    const [text, work] = entry
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = text
    button.setAttribute('aria-label', `${text}: ${webhook.url}`)
    onPress(button, work)
    tools.append(button)
  }
  return tools
}

function askToConfirm(webhook) {
  toConfirm = webhook
  document.getElementById('to-confirm').textContent = webhook.url
  confirmation.hidden = false
  confirmation.querySelector('input').focus()
}

async function test(webhook) {
  say(`${webhook.url} is called ...`)
  const sent = await call('POST', `/api/webhooks/${webhook.id}/test`)
  said.hidden = true
  if (sent === null) return
  if (sent.state === 'failed') refuse(`${webhook.url} did not take the ${sent.event}: ${sent.reason}`)
  else
    say(sent.state === 'delivered' ? `${webhook.url} answered HTTP ${sent.http_status} in ${sent.ms} ms.` : 'It is sent soon: see the log.')
  if (shown === webhook.id) await showLog(webhook)
}

async function rotate(webhook) {
  if (!window.confirm(`Replace the secret of ${webhook.url}? The present one works for 24 more hours.`)) return
  const made = await call('POST', `/api/webhooks/${webhook.id}/secret`)
  if (made !== null) showSecret(made)
}

async function change(webhook) {
  if ((await call('PATCH', `/api/webhooks/${webhook.id}`, { enabled: webhook.state !== 'active' })) === null) return
  await listAndFocus()
}

async function remove(webhook) {
  if (!window.confirm(`Delete the webhook ${webhook.url} with its log?`)) return
  if ((await call('DELETE', `/api/webhooks/${webhook.id}`)) === null) return
  if (toConfirm?.id === webhook.id) confirmation.hidden = true
  said.hidden = true
  await listAndFocus()
}

/** The button that had the focus is gone. */
async function listAndFocus() {
  await list()
  document.getElementById('webhooks-title').focus()
}

async function showLog(webhook) {
  const deliveries = await call('GET', `/api/webhooks/${webhook.id}/deliveries`)
  if (deliveries === null) return
  shown = webhook.id
  log.hidden = false
  log.querySelector('caption').textContent = deliveries.length === 0 ? `Nothing was sent to ${webhook.url}` : `Log of ${webhook.url}`
  fillTable(
    'webhook-log',
    deliveries.map((sent) => [timeText(sent.at), twoLines(sent.event, sent.subject_id ?? ''), twoLines(sent.state, endText(sent))]),
  )
  log.querySelector('caption').focus()
}

function endText({ state, attempts, next_at, http_status, reason, ms }) {
  const tried = attempts > 1 ? [`${attempts} attempts`] : []
  const answer = attempts === 0 ? [] : [reason ?? `HTTP ${http_status} in ${ms} ms`]
  return [...answer, ...tried, ...(state === 'waiting' ? [`next attempt ${timeText(next_at)}`] : [])].join(', ')
}

function showSecret({ secret, url }) {
  const code = document.createElement('code')
  code.textContent = secret
  said.replaceChildren(`The secret of ${url}, which is shown only now: `, code)
  said.hidden = false
}

function say(text) {
  said.textContent = text
  said.hidden = false
}
