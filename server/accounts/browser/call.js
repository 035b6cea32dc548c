const alertText = document.getElementById('refusal')

/** Calls an operation with JSON, or with a form and its files. Returns its answer, or shows why it was refused and returns null. */
export async function call(method, path, body) {
  const init = { method, headers: {} }
  if (body instanceof FormData) init.body = body
  else if (body !== undefined) {
    init.headers['content-type'] = 'application/json'
    init.body = JSON.stringify(body)
  }
  try {
    const answer = await fetch(path, init)
    if (answer.status === 204) return {}
    const content = await answer.json()
    if (answer.ok) return content
    refuse(content.detail)
  } catch {
    refuse('The server cannot be reached. Try again.')
  }
  return null
}

/** Says what is wrong, until the person does something else. */
export function refuse(text) {
  alertText.textContent = text
  alertText.hidden = false
}

/** Does work when a form is sent, with its fields. */
export function onSubmit(id, work) {
  const form = document.getElementById(id)
  const send = alone(() => work(Object.fromEntries(new FormData(form)), form))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    send()
  })
}

/** Does work when a button is pressed. */
export function onPress(button, work) {
  button.addEventListener('click', alone(work))
}

/**
 * Work that a second press does not begin again while it is done. The button stays enabled: a
 * disabled one would lose the keyboard's focus.
 */
function alone(work) {
  let isBusy = false
  return async () => {
    if (isBusy) return
    isBusy = true
    alertText.hidden = true
    try {
      await work()
    } finally {
      isBusy = false
    }
  }
}

/** Replaces the rows of a table. A cell is a text or an element. */
export function fillTable(id, rows) {
  const lines = rows.map((cells) => {
    const line = document.createElement('tr')
    for (const cell of cells) line.insertCell().append(cell)
    return line
  })
  document.querySelector(`#${id} tbody`).replaceChildren(...lines)
}

/** A time as the browser's owner reads it. */
export function timeText(iso) {
  return iso === null ? 'never' : new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
}
