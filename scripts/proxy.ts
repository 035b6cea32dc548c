import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A proxy in front of the API processes of a cluster on this machine. */

/** nginx, when there is one: it is a package of Debian. Otherwise `serveProxy` does. */
export const NGINX = process.env.NGINX ?? Bun.which('nginx', { PATH: `${process.env.PATH}:/usr/sbin` })

/** The command of nginx, with its settings and all of its files in a folder. */
export function nginxCommand(nginx: string, folder: string, port: number, targets: readonly string[]): string[] {
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, nginxSettings(folder, port, targets))
  return [nginx, '-c', file, '-e', 'stderr']
}

/** As `docs/samples/nginx.conf`, without TLS and limits. */
function nginxSettings(folder: string, port: number, targets: readonly string[]): string {
  // What it starts as root is `nobody` without it, and cannot write a body into the folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : ''
  return `${user}daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  upstream pvyield {
    least_conn;
    ${targets.map((target) => `server ${target} max_fails=0; # one that has just stopped is tried again at once`).join('\n    ')}
    keepalive 32;
    keepalive_timeout 2s; # a server that stops answers for 3 s more
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 8m; # the service refuses above 6 MiB, with a problem
    large_client_header_buffers 4 64k; # and what is longer than its own limits
    client_body_buffer_size 1m;
    location = /metrics { return 404; }
    location / {
      proxy_pass http://pvyield;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_read_timeout 3600s;
      proxy_buffering off;
    }
  }
}
`
}

/** Passes each request to the next API process that can be reached. */
export function serveProxy(port: number, targets: readonly string[]): Bun.Server<unknown> {
  let next = 0
  const pass = async (request: Request, client: string): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    if (pathname === '/metrics') return new Response('Not Found\n', { status: 404 })
    const headers = new Headers(request.headers)
    headers.set('x-forwarded-for', client)
    headers.delete('transfer-encoding') // the body is passed on whole
    const body = request.body === null ? null : await request.arrayBuffer()
    for (let tries = 0; tries < targets.length; tries++) {
      const url = `http://${targets[next++ % targets.length]}${pathname}${search}`
      try {
        return await fetch(url, { method: request.method, headers, body, redirect: 'manual', decompress: false })
      } catch (cause) {
        // What a process has received may be done: only its client knows whether to send it again.
        if ((cause as { code?: string }).code !== 'ECONNREFUSED') break
      }
    }
    return new Response('No API process answers\n', { status: 502 })
  }
  return Bun.serve({
    port,
    hostname: '127.0.0.1',
    reusePort: false,
    idleTimeout: 255,
    fetch: (request, server) => pass(request, server.requestIP(request)?.address ?? ''),
  })
}
