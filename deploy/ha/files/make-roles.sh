# Runs once, on the first primary (patroni.yml, post_bootstrap): the roles and the database of the festival.
set -eu
{{postgres_bin}}/psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --file={{etc}}/livefest/ha/roles.sql "$1"
