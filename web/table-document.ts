// The document of a table: the page with links to all code that a table needs, and with the script that asks for the
// table before that code is there. Without them a browser would hear of each only from the one before it, one journey
// over the network later.
import type { OutputAsset, OutputBundle, OutputChunk } from 'rolldown';
import type { Plugin } from 'vite';

const EARLY = '/src/lib/early.ts';
const PAGE = '/src/pages/TablePage.svelte';

function chunkOf(bundle: OutputBundle, module: string): OutputChunk {
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module)));
  if (found?.type !== 'chunk') throw new Error(`no chunk holds ${module}`);
  return found;
}

/** A chunk and all that it cannot run without. */
function needed(bundle: OutputBundle, chunk: OutputChunk, found = new Set<OutputChunk>()): Set<OutputChunk> {
  found.add(chunk);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === 'chunk' && !found.has(next)) needed(bundle, next, found);
  }
  return found;
}

function linked(html: string, bundle: OutputBundle): string {
  const chunks = [...needed(bundle, chunkOf(bundle, PAGE))];
  const styles = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  const missing = (file: string): boolean => !html.includes(`/${file}"`);
  const tags = [
    `<script type="module" async crossorigin src="/${chunkOf(bundle, EARLY).fileName}"></script>`,
    ...chunks.map(({ fileName }) => fileName).filter(missing).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...[...styles].filter(missing).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ];
  return html.replace('</head>', `  ${tags.join('\n    ')}\n  </head>`);
}

export function tableDocument(): Plugin {
  return {
    name: 'table-document',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const index = bundle['index.html'] as OutputAsset;
      this.emitFile({ type: 'asset', fileName: 'table.html', source: linked(String(index.source), bundle) });
    },
  };
}
