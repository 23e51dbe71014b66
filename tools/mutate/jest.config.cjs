// Stryker merges what it mutates with into the configuration it finds: the root's would add every project of the shop.
module.exports = { rootDir: '../..' }
