// Loaded into the thread of the embedded database: keeps a copy of its folder as a disk would hold it after a power cut,
// which is what was synchronised and nothing else. Linux names the file of a descriptor.
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'

const { POWER_CUT_FOLDER: folder = '', POWER_CUT_COPY: copy = '' } = process.env
const synchronise = fs.fsyncSync

fs.fsyncSync = (descriptor) => {
  synchronise(descriptor)
  const place = fs.readlinkSync(`/proc/self/fd/${descriptor}`)
  if (!place.startsWith(folder)) return
  const kept = path.join(copy, path.relative(folder, place))
  if (fs.statSync(place).isDirectory()) keepNames(place, kept)
  else {
    fs.mkdirSync(path.dirname(kept), { recursive: true })
    fs.copyFileSync(place, kept)
  }
}

/** A folder holds the names of its files; what is in them comes with each. @param {string} place @param {string} kept */
function keepNames(place, kept) {
  fs.mkdirSync(kept, { recursive: true })
  const names = new Set(fs.readdirSync(place))
  for (const name of fs.readdirSync(kept))
    if (!names.has(name)) fs.rmSync(path.join(kept, name), { recursive: true })
  for (const entry of fs.readdirSync(place, { withFileTypes: true }))
    if (entry.isFile() && !fs.existsSync(path.join(kept, entry.name)))
      fs.writeFileSync(path.join(kept, entry.name), '')
}
