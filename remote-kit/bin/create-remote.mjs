#!/usr/bin/env node
import { tsImport } from 'tsx/esm/api'

await tsImport('./create-remote-cli.ts', import.meta.url)
