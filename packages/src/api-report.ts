import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import ts from 'typescript'
import { folderOf, type Published, workspace } from './published'

const reports = path.join(workspace, 'packages/api')
const notOffered = /\.test\.tsx?$|\.d\.ts$|(^|\/)testing\/(?!(server-)?testing|expect-accessible)/
/** The shapes that calls send and answer stand in full beside the calls. */
const shapes = /-schemas$/
const quiet = { default: { logLevel: ExtractorLogLevel.None } }

/**
 * Compares the types of all that a package offers with its report in `packages/api`, where a break is a line of a
 * review; writes that anew where it may. Answers whether they were the same.
 */
export async function compareApi({ face = 'src', ...one }: Published, mayWrite: boolean): Promise<boolean> {
  const dir = folderOf(one)
  const files = await readdir(path.join(dir, face), { recursive: true })
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !notOffered.test(file)).sort()
  const types = path.join(dir, '.cache/api')
  await rm(types, { recursive: true, force: true })
  await mkdir(reports, { recursive: true })
  writeTypes(path.join(dir, face), sources, types)
  const index = path.join(types, one.dir, face, 'index.d.ts')
  await writeFile(index, listModules(sources.map((file) => file.replace(/\.tsx?$/, ''))))
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(dir, 'package.json'),
    configObject: {
      projectFolder: dir,
      mainEntryPointFilePath: index,
      compiler: { overrideTsconfig: { extends: path.join(workspace, 'tsconfig.base.json'), files: [index] } },
      apiReport: {
        enabled: true,
        reportFileName: `${one.dir}.api.md`,
        reportFolder: reports,
        reportTempFolder: types,
      },
      messages: {
        compilerMessageReporting: quiet,
        extractorMessageReporting: quiet,
        tsdocMessageReporting: quiet,
      },
    },
  })
  const { apiReportChanged } = Extractor.invoke(config, {
    localBuild: mayWrite,
    messageCallback: (message) => {
      message.handled = true
    },
  })
  return !apiReportChanged
}

/** Of one program, file by file: members of unions stand in one order however often it is run. */
function writeTypes(root: string, sources: string[], outDir: string): void {
  const extended = { extends: path.join(workspace, 'tsconfig.base.json'), files: [] }
  const { options } = ts.parseJsonConfigFileContent(extended, ts.sys, workspace)
  const files = sources.map((file) => path.join(root, file))
  ts.createProgram([...files, path.join(workspace, 'remote-kit/src/files.d.ts')], {
    ...options,
    incremental: false,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    stableTypeOrdering: true,
    rootDir: workspace,
    outDir,
  }).emit()
}

/** Each module under a name of its own: two may export the same. */
function listModules(modules: string[]): string {
  const nameOf = (module: string) =>
    module.replaceAll(/[^a-zA-Z]+(.?)/g, (_, letter: string) => letter.toUpperCase())
  return modules
    .filter((module) => !shapes.test(module))
    .map((module) => `export * as ${nameOf(module)} from './${module}'\n`)
    .join('')
}
