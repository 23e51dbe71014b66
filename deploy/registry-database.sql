-- A database of its own for the registry, made when the server's volume is.
create database registry;
