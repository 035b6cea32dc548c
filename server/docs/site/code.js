// Copy buttons on blocks of code, and tabs for steps that are shown in several languages. Without this script the
// languages stand below each other, each under its name.

const KEPT_CHOICE = 'pvyield-language'

function copyButton(block) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = 'Copy'
  button.addEventListener('click', async () => {
    const text = block.querySelector('code').textContent.trimEnd()
    try {
      await navigator.clipboard.writeText(text)
      button.textContent = 'Copied'
    } catch {
      // A page that is not served from a secure address has no clipboard: select, so that Ctrl+C copies.
      getSelection().selectAllChildren(block.querySelector('code'))
      button.textContent = 'Press Ctrl+C'
    }
    setTimeout(() => {
      button.textContent = 'Copy'
    }, 2000)
  })
  return button
}

for (const block of document.querySelectorAll('main pre')) {
  const frame = document.createElement('div')
  frame.className = 'code'
  block.replaceWith(frame)
  frame.append(block, copyButton(block))
}

function choose(language) {
  for (const group of document.querySelectorAll('.tabs')) {
    const panels = [...group.querySelectorAll('[data-language]')]
    const shown = panels.find((panel) => panel.dataset.language === language) ?? panels[0]
    for (const panel of panels) {
      const isShown = panel === shown
      panel.hidden = !isShown
      const tab = group.querySelector(`[aria-controls="${panel.id}"]`)
      tab.setAttribute('aria-selected', String(isShown))
      tab.tabIndex = isShown ? 0 : -1
    }
  }
}

function keptChoice() {
  try {
    return localStorage.getItem(KEPT_CHOICE)
  } catch {
    return null // storage is switched off
  }
}

function keep(language) {
  try {
    localStorage.setItem(KEPT_CHOICE, language)
  } catch {
    // the choice then lasts as long as the page
  }
}

let panelCount = 0
for (const group of document.querySelectorAll('.tabs')) {
  const list = document.createElement('div')
  list.setAttribute('role', 'tablist')
  list.setAttribute('aria-label', 'Language')
  for (const panel of group.querySelectorAll('[data-language]')) {
    panel.id = `panel-${++panelCount}`
    panel.setAttribute('role', 'tabpanel')
    panel.setAttribute('aria-label', panel.querySelector('.language').textContent)
    const tab = document.createElement('button')
    tab.type = 'button'
    tab.setAttribute('role', 'tab')
    tab.setAttribute('aria-controls', panel.id)
    tab.textContent = panel.querySelector('.language').textContent
    tab.addEventListener('click', () => {
      choose(panel.dataset.language)
      keep(panel.dataset.language)
    })
    list.append(tab)
  }
  list.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const tabs = [...list.children]
    const next = tabs[(tabs.indexOf(document.activeElement) + step + tabs.length) % tabs.length]
    next.focus()
    next.click()
    event.preventDefault()
  })
  group.prepend(list)
  group.classList.add('live')
}
choose(keptChoice())
