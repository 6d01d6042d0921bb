-- The festival owns its database and nothing else; reports only read, and never long.
CREATE ROLE festival LOGIN PASSWORD '{{festival_password}}';
CREATE ROLE reports LOGIN PASSWORD '{{reports_password}}' IN ROLE pg_read_all_data;
ALTER ROLE reports SET default_transaction_read_only = on;
ALTER ROLE reports SET statement_timeout = '60s';
CREATE DATABASE festival OWNER festival;
