// A picture or another file of a release: tests know it by a name.
module.exports = '/files/of-a-release'
