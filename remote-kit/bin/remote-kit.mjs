#!/usr/bin/env node
import { tsImport } from 'tsx/esm/api'

await tsImport('../release/cli.ts', import.meta.url)
